import { startPictures } from '../../parts/media/pictures.island'

/** Opens the photos large. */
export default startPictures
