import { defineBlock } from '#schema/block/block'
import { array, media, string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'
import { EMAIL, PHONE } from './contact-addresses'

const contactPerson = defineBlock({
  name: 'ContactPerson',
  label: t('Contact person'),
  description: t('Who to contact: name, role, picture, phone and email of one or more people.'),
  keywords: searchTerms('contact, person, coordinator, who to ask, responsible'),
  subject: 'contact',
  category: 'content',
  targets: ['location', 'content'],
  fields: {
    title: string({
      label: t('Title'),
      help: t('The heading above, like “Questions? Ask us”.'),
      max: 160,
    }),
    items: array({
      label: t('People'),
      itemLabel: t('Person'),
      help: t('Only publish details they’ve agreed to.'),
      exampleItems: 1,
      max: 12,
      of: {
        name: string({
          label: t('Name'),
          help: t('The name that visitors use to address this person.'),
          required: true,
          max: 120,
          example: 'Name of the person',
        }),
        role: string({
          label: t('Role'),
          help: t('The subjects this person can help with.'),
          max: 160,
        }),
        media: media({
          label: t('Picture'),
          help: t('A portrait. The focal point stays in view.'),
        }),
        phone: string({
          label: t('Phone'),
          help: t('With the country code, like +1 416 555 0142.'),
          pattern: PHONE,
          max: 40,
        }),
        email: string({
          label: t('Email'),
          help: t('A shared address is better than a personal one.'),
          pattern: EMAIL,
          max: 200,
        }),
        note: string({
          label: t('Good to know'),
          help: t('For example, the best time to call or the languages spoken.'),
          multiline: true,
          max: 300,
        }),
      },
    }),
  },
})
export default contactPerson
