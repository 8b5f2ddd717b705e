import { defineBlock } from '#schema/block/block'
import { media, string } from '#schema/fields'
import { MAX_ADDRESS } from '../../parts/embeds/embed-address'
import { EMBED_PATTERN, PROVIDER_LABELS } from '../../parts/embeds/embed-patterns'

const allowed = Object.values(PROVIDER_LABELS)
const providers = `${allowed.slice(0, -1).join(', ')} or ${allowed.at(-1)}`

const embed = defineBlock({
  name: 'Embed',
  label: 'Embed',
  description:
    'A recording, playlist, map, form or calendar of another site, loaded only after a press.',
  keywords: [
    'embed',
    'iframe',
    'soundcloud',
    'spotify',
    'google maps',
    'google form',
    'google calendar',
    'openstreetmap',
    'playlist',
    'widget',
  ],
  subject: 'links',
  category: 'content',
  targets: ['location', 'content'],
  fields: {
    address: string({
      label: 'Address',
      required: true,
      help: `A link to ${providers}, as the browser shows it. Open short links first, and copy the address from there.`,
      placeholder: 'https://open.spotify.com/playlist/…',
      pattern: EMBED_PATTERN,
      patternMessage: `can’t be embedded. Use a link to ${providers}`,
      max: MAX_ADDRESS,
    }),
    title: string({
      label: 'Title',
      help: 'What it is, for its picture and for people who can’t see it.',
      max: 160,
    }),
    author: string({
      label: 'Credit',
      help: 'Who made it, shown below.',
      max: 160,
    }),
    description: string({
      label: 'Description',
      help: 'One or two sentences below it.',
      multiline: true,
      max: 600,
    }),
    poster: media({
      label: 'Picture',
      help: 'Shown until someone presses it. Without one, a drawing is shown.',
    }),
  },
})
export default embed
