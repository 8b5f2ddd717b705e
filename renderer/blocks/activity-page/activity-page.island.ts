import { startPictures } from '../../parts/media/pictures.island'

/** Opens the pictures large. */
export default startPictures
