import { gql, type TypedDocumentNode } from '@apollo/client'
import type { NavigationLanguagesQuery, NavigationLanguagesQueryVariables } from './generated'

/** The navigations of a location, one for each language. */
export const navigationLanguagesQuery: TypedDocumentNode<
  NavigationLanguagesQuery,
  NavigationLanguagesQueryVariables
> = gql`
  query NavigationLanguages($locationSlug: String) {
    records(kind: "navigation", locationSlug: $locationSlug, first: 100) {
      nodes {
        values
      }
    }
  }
`
