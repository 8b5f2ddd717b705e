import { encodePicture, sharedPicture } from './encode'
import { readUpload } from './read-upload'

/**
 * Picture jobs by name. The server runs them in separate processes (`createPictureMaker`): importing this module loads the image
 * library, which keeps tens of megabytes until the process ends.
 */
export const pictureJobs = {
  encode: encodePicture,
  share: sharedPicture,
  readUpload,
}

/** Runs picture jobs, in this process or in another. */
export type PictureMaker = typeof pictureJobs
