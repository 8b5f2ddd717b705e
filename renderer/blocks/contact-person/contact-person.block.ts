import { defineBlock } from '#schema/block/block'
import { array, media, string } from '#schema/fields'
import { EMAIL, PHONE } from './contact-addresses'

const contactPerson = defineBlock({
  name: 'ContactPerson',
  label: 'Contact person',
  description: 'Whom to ask: name, role, picture, phone and email of one or several people.',
  keywords: ['contact', 'person', 'coordinator', 'who to ask', 'responsible'],
  subject: 'contact',
  category: 'content',
  targets: ['location', 'content'],
  fields: {
    title: string({
      label: 'Title',
      help: 'The heading above, as in “Questions? Ask us”.',
      max: 160,
    }),
    items: array({
      label: 'People',
      itemLabel: 'Person',
      help: 'Only what they agreed to have on the site.',
      exampleItems: 1,
      max: 12,
      of: {
        name: string({
          label: 'Name',
          help: 'As visitors should call them.',
          required: true,
          max: 120,
          example: 'Name of the person',
        }),
        role: string({ label: 'Role', help: 'What they are asked about.', max: 160 }),
        media: media({ label: 'Picture', help: 'A face; its focal point stays in view.' }),
        phone: string({
          label: 'Phone',
          help: 'With the code of the country, as in +1 416 555 0142.',
          pattern: PHONE,
          max: 40,
        }),
        email: string({
          label: 'Email',
          help: 'Better that of a role than of a person.',
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
