import { startPictures } from '../../parts/pictures.island'

/** Opens the pictures large. */
export default startPictures
