/** Address of the script of the service worker (server/offline/routes.ts). */
export const workerAddress = "/offline.js"
