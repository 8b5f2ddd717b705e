import { defineBlock } from '#schema/block/block'
import { media, string } from '#schema/fields'
import { messageLanguage } from '#schema/messages/fill'
import { formatList } from '#schema/messages/format'
import { searchTerms, t } from '#schema/messages/t'
import { MAX_ADDRESS } from '../../parts/embeds/embed-address'
import { EMBED_PATTERN, PROVIDER_LABELS } from '../../parts/embeds/embed-patterns'

const names = Object.values(PROVIDER_LABELS)
// Written by hand in English: the first `Intl.ListFormat` adds 6 ms to the start of a server.
const providers =
  messageLanguage === 'en'
    ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
    : formatList(names, 'disjunction')

const embed = defineBlock({
  name: 'Embed',
  label: t('Embed'),
  description: t(
    'A recording, playlist, map, form or calendar from another site, loaded only when a visitor clicks it.',
  ),
  keywords: searchTerms(
    'embed, iframe, soundcloud, spotify, google maps, google form, google calendar, openstreetmap, playlist, widget',
  ),
  subject: 'links',
  category: 'content',
  targets: ['location', 'content'],
  fields: {
    address: string({
      label: t('Address'),
      required: true,
      help: t(
        'A link to {providers}, as the browser shows it. Open short links first, and copy the address from there.',
        { providers },
      ),
      placeholder: 'https://open.spotify.com/playlist/…',
      pattern: EMBED_PATTERN,
      patternMessage: t('can’t be embedded. Use a link to {providers}', { providers }),
      described: { title: 'title', author: 'author' },
      max: MAX_ADDRESS,
    }),
    title: string({
      label: t('Title'),
      help: t(
        'Describe it in a few words. Used to choose its icon, and read aloud by screen readers.',
      ),
      max: 160,
    }),
    author: string({
      label: t('Credit'),
      help: t('The creator’s name, shown below.'),
      max: 160,
    }),
    description: string({
      label: t('Description'),
      help: t('One or two sentences below it.'),
      multiline: true,
      max: 600,
    }),
    poster: media({
      label: t('Picture'),
      help: t('Shown until a visitor loads the content. If empty, a drawing is shown.'),
    }),
  },
})
export default embed
