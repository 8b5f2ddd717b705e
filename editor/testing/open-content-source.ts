import { createClient } from '../api/client'
import { apolloContentSource } from '../api/content-source'

type Answers = Record<string, (variables: Record<string, unknown>) => unknown>

/** For tests: a content source whose operations are answered so, and what it asked. */
export function openContentSource(answers: Answers) {
  const asked: { operation: string; variables: Record<string, unknown> }[] = []
  const client = createClient({
    fetch: async (_url, init) => {
      const { operationName: operation, variables } = JSON.parse(String(init?.body))
      asked.push({ operation, variables })
      const data = answers[operation]?.(variables)
      return new Response(JSON.stringify({ data }), {
        headers: { 'content-type': 'application/json' },
      })
    },
  })
  return { source: apolloContentSource(client), client, asked }
}

/** For tests: a picture as the API answers it. */
export const picture = (id: number, rest: Record<string, unknown> = {}) => ({
  __typename: 'MediaItem',
  id: String(id),
  displayName: `Picture ${id}`,
  caption: '',
  altText: 'A courtyard at dawn',
  dateTime: null,
  src: `/media/${id}/original`,
  url: `/media/${id}`,
  metadata: { __typename: 'MediaMetadata', width: 1600, height: 900 },
  type: 'image/webp',
  fileSize: 1_000,
  thumbnail: 'data:,',
  showCaptionText: false,
  isDecorative: false,
  focalPoint: { __typename: 'FocalPoint', x: 0.5, y: 0.5 },
  texts: [],
  ...rest,
})
