import { startPictures } from '../../parts/pictures.island'

/** Opens the photos large. */
export default startPictures
