import { startLightbox } from '../../parts/media/lightbox.island'

/** Opens the pictures large. */
export default startLightbox
