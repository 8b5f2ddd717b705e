import { richtext, string } from '../fields'

/** What people fill in of a page that is made from a picker: what other pages show of it. Its blocks come later. */
export const pageFields = {
  title: string({ label: 'Title', required: true, max: 200 }),
  externalUrl: string({
    label: 'Address',
    help: 'Made of the title when nothing is entered.',
    placeholder: '/visit',
    pattern: '/\\S*',
    max: 200,
  }),
  richText: richtext({
    label: 'In short',
    help: 'What promos and cards say of the page.',
    max: 20_000,
  }),
}
