import type { ImportedPicture } from '#schema/import/network-content'
import type { DrawnPicture } from '../drawn-picture'
import { wordsElsewhere } from '../words-elsewhere'
import { gardenPictures } from './gardens'
import { hallPictures } from './halls'
import { lampPictures } from './lamps'
import { mandirPictures } from './mandirs'
import { patternPictures } from './patterns'
import { picturesOfPeople } from './people/all-people'
import { peopleFromAfar } from './people-from-afar'
import { placePictures } from './places'
import { foodPictures } from './places/food'
import { objectPictures } from './places/objects'
import { openAirPictures } from './places/open-air'
import { roomPictures } from './places/rooms'
import { shrinePictures } from './shrines'

const drawn: readonly DrawnPicture[] = [
  ...mandirPictures,
  ...hallPictures,
  ...lampPictures,
  ...gardenPictures,
  ...patternPictures,
  ...peopleFromAfar,
  ...shrinePictures,
  ...placePictures,
  ...foodPictures,
  ...objectPictures,
  ...openAirPictures,
  ...roomPictures,
  ...picturesOfPeople,
].sort((a, b) => a.id - b.id)

/** The records of all sample pictures, in order of their ids. */
export const pictures: readonly ImportedPicture[] = drawn.map(({ draw: _scene, ...record }) => ({
  ...record,
  texts: [...wordsElsewhere(record.id), ...(record.texts ?? [])],
}))

const byId = new Map(drawn.map((picture) => [picture.id, picture]))

export function pictureById(id: number): DrawnPicture {
  const picture = byId.get(id)
  if (!picture) throw new Error(`There is no sample picture ${id}`)
  return picture
}
