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

/** What resizes pictures: in this process or in another one. */
export type PictureMaker = typeof pictureJobs
