import type { MediaText } from '#schema/entities/media'
import type { ImportedPicture } from '#schema/import/network-content'
import { festivalPictures } from './festivals'
import { foodPictures } from './food'
import { helpingPictures } from './helping'
import { learningPictures } from './learning'
import { mandirPictures } from './mandirs'
import { openAirPictures } from './open-air'
import { placePictures } from './places'
import { roomPictures } from './rooms'
import { LANDSCAPE, type SamplePicture } from './sample-picture'
import { shrinePictures } from './shrines'
import { sportPictures } from './sports'
import standIns from './stand-ins.json'
import { visitorPictures } from './visitors'

const thumbnails: Readonly<Record<string, string>> = standIns

/** The records of all sample pictures, in order of their ids. */
export const pictures: readonly ImportedPicture[] = [
  ...mandirPictures,
  ...shrinePictures,
  ...festivalPictures,
  ...openAirPictures,
  ...placePictures,
  ...roomPictures,
  ...foodPictures,
  ...learningPictures,
  ...sportPictures,
  ...helpingPictures,
  ...visitorPictures,
]
  .sort((a, b) => a.id - b.id)
  .map(recordOf)

function recordOf(picture: SamplePicture): ImportedPicture {
  const { id, name, alt, caption = '', size = LANDSCAPE, focal: [x, y] = [0.5, 0.5] } = picture
  return {
    id,
    displayName: name,
    caption,
    altText: alt,
    // One a day, so that lists in order of time have an order.
    dateTime: new Date(Date.UTC(2026, 0, 1 + id, 9)).toISOString(),
    ...size,
    thumbnail: thumbnails[id] ?? '',
    showCaptionText: caption !== '',
    focalPoint: { x, y },
    texts: [
      textIn('gu-IN', picture.altGu, picture.captionGu),
      textIn('hi-IN', picture.altHi, picture.captionHi),
    ],
  }
}

function textIn(language: string, altText: string, caption = ''): MediaText {
  return { language, locationId: null, altText, caption }
}
