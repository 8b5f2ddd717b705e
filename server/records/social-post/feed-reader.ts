import { Principal } from '../../people/access/principal'

/** In whose name posts of feeds are written: the records of the network need MANAGE everywhere. */
export const READER = new Principal({
  id: 'feed',
  name: 'Feed',
  email: '',
  assignments: [{ locationId: null, level: 'MANAGE' }],
})
