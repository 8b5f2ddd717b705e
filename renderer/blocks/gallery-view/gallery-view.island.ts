import { startLightbox } from '../../parts/lightbox.island'

/** Opens the pictures large. */
export default startLightbox
