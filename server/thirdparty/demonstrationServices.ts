import type { ServiceScripts } from "@heimwerk/adapters/browser/services/ServiceScripts.ts"

/**
 * Returns the script addresses of the simulated services, all on one origin. The services of a real shop
 * have several origins.
 */
export const demonstrationServices = (origin: string): ServiceScripts => ({
  appId: "heimwerk-demo",
  addresses: {
    chatbot: `${origin}/dienste/chatbot.js`,
    secondChat: `${origin}/dienste/second-chat.js`,
    video: `${origin}/dienste/video.js`,
    community: `${origin}/dienste/community.js`,
    experimentation: `${origin}/dienste/experimentation.js`,
    recommendations: `${origin}/dienste/recommendations.js`,
  },
})
