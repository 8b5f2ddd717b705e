import type { BlockProps } from '#schema/block/block'
import type contactPerson from './contact-person.block'

const sample: BlockProps<typeof contactPerson> = {
  title: 'Questions? Ask us',
  items: [
    {
      name: 'Nisha Patel',
      role: 'Group visits and school trips',
      media: 62,
      phone: '+1 416 555 0142',
      email: 'visits@example.org',
      note: 'Weekdays, 10am to 4pm. English, ગુજરાતી, हिन्दी.',
    },
    {
      name: 'Kiran Shah',
      role: 'Hall hire',
      media: null,
      phone: '+1 416 555 0143',
      email: 'halls@example.org',
      note: '',
    },
  ],
}
export default sample
