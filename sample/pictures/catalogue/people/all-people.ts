import type { DrawnPicture } from '../../drawn-picture'
import { artPictures } from './arts'
import { circlePictures } from './circles'
import { devotionPictures } from './devotion'
import { dayFestivalPictures } from './festivals-by-day'
import { nightFestivalPictures } from './festivals-by-night'
import { gatheringPictures } from './gatherings'
import { healthPictures } from './health'
import { helpingPictures } from './helping'
import { kitchenPictures } from './kitchens'
import { learningPictures } from './learning'
import { mealPictures } from './meals'
import { sportPictures } from './sports'
import { visitorPictures } from './visitors'

/** Pictures of people near enough to be met. */
export const picturesOfPeople: readonly DrawnPicture[] = [
  ...artPictures,
  ...circlePictures,
  ...devotionPictures,
  ...dayFestivalPictures,
  ...nightFestivalPictures,
  ...gatheringPictures,
  ...healthPictures,
  ...helpingPictures,
  ...kitchenPictures,
  ...learningPictures,
  ...mealPictures,
  ...sportPictures,
  ...visitorPictures,
]
