import type { ServiceScripts } from "@heimwerk/adapters/browser/services/ServiceScripts.ts"

/** The services of the demonstration, all on one origin. A real shop's services have several origins. */
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
