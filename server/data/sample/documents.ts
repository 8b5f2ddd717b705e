import { block } from './block'
import type { SampleDocument } from './sample-content'

export const documents: readonly SampleDocument[] = [
  {
    id: 1,
    type: 'LOCATION',
    title: 'Deepmala Mandir, Brookfield',
    description: 'Hours, events and directions of the mandir in Brookfield, Connecticut.',
    locationId: 10,
    externalUrl: '/',
    items: [
      {
        language: 'en-US',
        locationId: 10,
        title: 'Deepmala Mandir, Brookfield',
        content: {
          format: 1,
          blocks: [
            block('Text', 'b_welcome', {
              html: '<h1>Deepmala Mandir</h1><p>Open every day to everyone who comes in peace.</p>',
              isIntro: true,
            }),
          ],
        },
      },
    ],
  },
]
