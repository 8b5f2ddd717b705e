import { gql } from '@apollo/client'

/** A picture with everything a page needs of it. */
export const MEDIA_ITEM = gql`
  fragment MediaItemParts on MediaItem {
    id
    displayName
    caption
    altText
    isDecorative
    dateTime
    src
    url
    metadata {
      width
      height
    }
    type
    fileSize
    thumbnail
    showCaptionText
    focalPoint {
      x
      y
    }
    texts {
      language
      locationId
      altText
      caption
    }
  }
`
