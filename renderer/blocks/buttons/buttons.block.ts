import { defineBlock } from '#schema/block/block'
import { array, link, select, string } from '#schema/fields'

const buttons = defineBlock({
  name: 'Buttons',
  label: 'Buttons',
  description: 'One to four buttons in a row, each leading somewhere.',
  keywords: ['button', 'call to action', 'cta'],
  subject: 'text',
  category: 'content',
  targets: ['location', 'content'],
  inLayout: true,
  fields: {
    items: array({
      label: 'Buttons',
      itemLabel: 'Button',
      help: 'The first one is what most people should press.',
      exampleItems: 1,
      max: 4,
      of: {
        label: string({
          label: 'Text',
          help: 'What happens, as in “Register now”.',
          required: true,
          max: 60,
          example: 'Register now',
        }),
        link: link({ label: 'Link', help: 'Where it leads. Without a link it is not shown.' }),
        look: select({
          label: 'Look',
          help: 'Use one filled button; make the others outlines.',
          options: { FILLED: 'Filled', OUTLINE: 'Outline' },
          default: 'FILLED',
        }),
      },
    }),
    position: select({
      label: 'Position',
      help: 'At the start of the line, or in the middle.',
      options: { START: 'Start', CENTER: 'Center' },
      pictures: { START: 'text-left', CENTER: 'text-center' },
      default: 'START',
    }),
  },
})
export default buttons
