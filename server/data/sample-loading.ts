// One file for all that only a first start needs, so that the build puts it apart.
export { loadSample } from './load-sample'
export { sample } from './sample'
export { drawPicture } from './sample/pictures/draw-picture'
