import { defineBlock } from '#schema/block/block'
import { media, string } from '#schema/fields'

const quote = defineBlock({
  name: 'Quote',
  label: 'Quote',
  description: 'A large pull quote with its author.',
  keywords: [
    'quotation',
    'blockquote',
    'pull quote',
    'testimonial',
    'saying',
    'citation',
    'inspiration',
    'review',
  ],
  subject: 'text',
  category: 'content',
  targets: ['location', 'content'],
  inLayout: true,
  fields: {
    words: string({
      label: 'Words',
      help: 'One or two sentences, without quotation marks. They are added.',
      required: true,
      multiline: true,
      max: 600,
      example: 'Words worth remembering',
    }),
    speaker: string({ label: 'Name', help: 'Who said or wrote it.', max: 160 }),
    role: string({
      label: 'Role or source',
      help: 'Who they are, or where the words are from.',
      max: 200,
    }),
    media: media({ label: 'Picture', help: 'A portrait. It is shown round beside the name.' }),
  },
})
export default quote
