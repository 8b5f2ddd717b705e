import { defineBlock } from '#schema/block/block'
import { media, string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'

const quote = defineBlock({
  name: 'Quote',
  label: t('Quote'),
  description: t('A large pull quote with its author.'),
  keywords: searchTerms(
    'quotation, blockquote, pull quote, testimonial, saying, citation, inspiration, review',
  ),
  subject: 'text',
  category: 'content',
  targets: ['location', 'content'],
  inLayout: true,
  fields: {
    words: string({
      label: t('Words'),
      help: t('One or two sentences, without quotation marks: they’re added automatically.'),
      required: true,
      multiline: true,
      max: 600,
      example: 'Words worth remembering',
    }),
    speaker: string({ label: t('Name'), help: t('The speaker or author of the quote.'), max: 160 }),
    role: string({
      label: t('Role or source'),
      help: t('The speaker’s role, or the source of the quote.'),
      max: 200,
    }),
    media: media({
      label: t('Picture'),
      help: t('A portrait, shown in a circle beside the name.'),
    }),
  },
})
export default quote
