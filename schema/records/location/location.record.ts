import { string } from '../../fields'
import { defineRecord } from '../record'

const fields = {
  name: string({ label: 'Name', required: true, max: 200 }),
  introSubtitle: string({ label: 'Welcome', placeholder: 'Welcome To', max: 200 }),
  introText: string({ label: 'Introduction', multiline: true, max: 600 }),
  emailPrimary: string({ label: 'E-mail', max: 200 }),
  phonePrimary: string({ label: 'Telephone', max: 60 }),
}

/** A place of worship or a cultural centre (specification section 3, Location). */
export default defineRecord({
  kind: 'location',
  words: { one: 'location', many: 'locations', help: 'Head office adds and changes locations.' },
  fields,
  key: 'slug',
  owner: 'network',
  title: 'name',
  status: null,
  api: { list: 'locations', writes: false, derivesReading: false },
})
