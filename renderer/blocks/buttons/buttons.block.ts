import { defineBlock } from '#schema/block/block'
import { array, link, select, string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'

const buttons = defineBlock({
  name: 'Buttons',
  label: t('Buttons'),
  description: t('One to four buttons in a row, each with a link.'),
  keywords: searchTerms('button, call to action, cta'),
  subject: 'text',
  category: 'content',
  targets: ['location', 'content'],
  inLayout: true,
  fields: {
    items: array({
      label: t('Buttons'),
      itemLabel: t('Button'),
      help: t('Put the main button first.'),
      exampleItems: 1,
      max: 4,
      of: {
        label: string({
          label: t('Text'),
          help: t('Say what the link opens, for example “Register now”.'),
          required: true,
          max: 60,
          example: 'Register now',
        }),
        link: link({ label: t('Link'), help: t('Buttons without a link are hidden.') }),
        look: select({
          label: t('Style'),
          help: t('Use one filled button and outline the others.'),
          options: { FILLED: t('Filled'), OUTLINE: t('Outline') },
          default: 'FILLED',
        }),
      },
    }),
    position: select({
      label: t('Position'),
      help: t('At the start of the line, or in the middle.'),
      options: { START: t('Start'), CENTER: t('Centre') },
      pictures: { START: 'text-left', CENTER: 'text-center' },
      default: 'START',
    }),
  },
})
export default buttons
