import { defineBlock } from '#schema/block/block'
import { array, media, string } from '#schema/fields'
import { EMAIL, PHONE } from './contact-addresses'

const contactPerson = defineBlock({
  name: 'ContactPerson',
  label: 'Contact person',
  description: 'Who to contact: name, role, picture, phone and email of one or more people.',
  keywords: ['contact', 'person', 'coordinator', 'who to ask', 'responsible'],
  subject: 'contact',
  category: 'content',
  targets: ['location', 'content'],
  fields: {
    title: string({
      label: 'Title',
      help: 'The heading above, like “Questions? Ask us”.',
      max: 160,
    }),
    items: array({
      label: 'People',
      itemLabel: 'Person',
      help: 'Only publish details they’ve agreed to.',
      exampleItems: 1,
      max: 12,
      of: {
        name: string({
          label: 'Name',
          help: 'How visitors should address them.',
          required: true,
          max: 120,
          example: 'Name of the person',
        }),
        role: string({ label: 'Role', help: 'What to ask them about.', max: 160 }),
        media: media({ label: 'Picture', help: 'A portrait. The focal point stays in view.' }),
        phone: string({
          label: 'Phone',
          help: 'With the country code, like +1 416 555 0142.',
          pattern: PHONE,
          max: 40,
        }),
        email: string({
          label: 'Email',
          help: 'A shared address is better than a personal one.',
          pattern: EMAIL,
          max: 200,
        }),
        note: string({
          label: 'Good to know',
          help: 'When to call, or which languages they speak.',
          multiline: true,
          max: 300,
        }),
      },
    }),
  },
})
export default contactPerson
