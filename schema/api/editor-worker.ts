/** Address of the editor's service worker (`editor/offline/worker`); its folder is the worker's scope: never the public site. */
export const WORKER_PATH = '/editor/worker.js'
export const WORKER_SCOPE = '/editor/'
