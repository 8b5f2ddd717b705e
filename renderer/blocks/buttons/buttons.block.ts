import { defineBlock } from '#schema/block/block'
import { array, link, select, string } from '#schema/fields'

const buttons = defineBlock({
  name: 'Buttons',
  label: 'Buttons',
  description: 'One to four buttons in a row, each with a link.',
  keywords: ['button', 'call to action', 'cta'],
  subject: 'text',
  category: 'content',
  targets: ['location', 'content'],
  inLayout: true,
  fields: {
    items: array({
      label: 'Buttons',
      itemLabel: 'Button',
      help: 'Put the main button first.',
      exampleItems: 1,
      max: 4,
      of: {
        label: string({
          label: 'Text',
          help: 'What happens next, like “Register now”.',
          required: true,
          max: 60,
          example: 'Register now',
        }),
        link: link({ label: 'Link', help: 'Buttons without a link are hidden.' }),
        look: select({
          label: 'Style',
          help: 'Use one filled button and outline the others.',
          options: { FILLED: 'Filled', OUTLINE: 'Outline' },
          default: 'FILLED',
        }),
      },
    }),
    position: select({
      label: 'Position',
      help: 'At the start of the line, or in the middle.',
      options: { START: 'Start', CENTER: 'Centre' },
      pictures: { START: 'text-left', CENTER: 'text-center' },
      default: 'START',
    }),
  },
})
export default buttons
