import { gql, type TypedDocumentNode } from '@apollo/client'
import type { LocationQuery, LocationQueryVariables } from './generated'
import { MEDIA_ITEM } from './media-item'

/** Location data needed by every page before it is shown, except data read only by some blocks. */
export const locationQuery: TypedDocumentNode<LocationQuery, LocationQueryVariables> = gql`
  query Location($slug: String!) {
    location(slug: $slug) {
      id
      slug
      name
      status
      introSubtitle
      introText
      emailPrimary
      phonePrimary
      timeZone
      address {
        addressLine1
        city
        region
        postalCode
        countryCode
        latitude
        longitude
      }
      type {
        id
        name
        description
      }
      configuration
      hours {
        id
        name
        icon
        kind
        description
        texts {
          language
          name
          description
        }
        hours {
          weekday
          startHour
          endHour
        }
      }
      specialDays {
        date
        until
        except {
          date
          hours {
            startHour
            endHour
          }
        }
        repeats
        ofNetwork
        name
        group
        hours {
          startHour
          endHour
        }
        texts {
          language
          name
        }
      }
      galleries {
        id
        name
        featuredMediaItem {
          ...MediaItemParts
        }
      }
      logo {
        ...MediaItemParts
      }
      texts {
        language
        name
        introSubtitle
        introText
      }
    }
  }
  ${MEDIA_ITEM}
`
