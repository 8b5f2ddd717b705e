import type { DrawnPicture } from '../../drawn-picture'
import { devotionPictures } from './devotion'
import { dayFestivalPictures } from './festivals-by-day'
import { nightFestivalPictures } from './festivals-by-night'
import { gatheringPictures } from './gatherings'
import { kitchenPictures } from './kitchens'
import { mealPictures } from './meals'

/** Pictures of people near enough to be met. */
export const picturesOfPeople: readonly DrawnPicture[] = [
  ...devotionPictures,
  ...gatheringPictures,
  ...dayFestivalPictures,
  ...nightFestivalPictures,
  ...kitchenPictures,
  ...mealPictures,
]
