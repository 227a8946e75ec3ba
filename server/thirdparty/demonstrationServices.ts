import type { ServiceScripts } from "@heimwerk/adapters/browser/services/ServiceScripts.ts"

/** The services of the demonstration, all of one origin; a real shop's are of several. */
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
