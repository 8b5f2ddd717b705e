// One file for all that only a first start needs, so that the build puts it apart.

export { sample } from '#sample/index'
export { drawPicture } from '#sample/pictures/draw-picture'
export { loadSample } from './load-sample'
