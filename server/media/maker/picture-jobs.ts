import { encodePicture, sharedPicture } from './encode'
import { readUpload } from './read-upload'

/**
 * What is made of pictures, by name. The server has it done in processes of their own (`createPictureMaker`): importing
 * this loads the image library, which holds tens of megabytes until the process ends.
 */
export const pictureJobs = {
  encode: encodePicture,
  share: sharedPicture,
  readUpload,
}

/** Makes pictures, wherever it does so. */
export type PictureMaker = typeof pictureJobs
