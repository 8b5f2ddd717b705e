import { LogOut, MailPlus, UserCheck, UserX } from 'lucide-react'
import { t } from '#schema/messages/t'
import { changePerson, endSessions, type Person } from '../api/people'
import type { OfferedAction } from '../screens/list/use-row-actions'

/** Bulk actions on people. The server checks the permission for each person. */
export const personActions: readonly OfferedAction<Person>[] = [
  {
    ...{
      label: t('Resend invitation'),
      done: ({ count, name }) =>
        t(
          '{count, plural, one {Sent the invitation to {name}.} other {Sent the invitation to # people.}}',
          { count, name },
        ),
      icon: MailPlus,
    },
    isFor: ({ status }) => status === 'INVITED',
    async run(client, { id }) {
      await changePerson(client, id, 'resend')
      return null
    },
  },
  {
    ...{
      label: t('Sign out everywhere'),
      done: ({ count, name }) =>
        t('{count, plural, one {Signed out {name}.} other {Signed out # people.}}', {
          count,
          name,
        }),
      icon: LogOut,
    },
    isFor: ({ status, isYou }) => status === 'ACTIVE' && !isYou,
    async run(client, { id }) {
      await endSessions(client, id)
      return null
    },
  },
  {
    ...{
      label: t('Reactivate'),
      done: ({ count, name }) =>
        t('{count, plural, one {Reactivated {name}.} other {Reactivated # people.}}', {
          count,
          name,
        }),
      icon: UserCheck,
    },
    isFor: ({ status }) => status === 'DEACTIVATED',
    async run(client, { id }) {
      await changePerson(client, id, 'reactivate')
      return () => changePerson(client, id, 'deactivate')
    },
  },
  {
    ...{
      label: t('Deactivate'),
      done: ({ count, name }) =>
        t('{count, plural, one {Deactivated {name}.} other {Deactivated # people.}}', {
          count,
          name,
        }),
      icon: UserX,
      danger: true,
    },
    isFor: ({ status, isYou }) => status !== 'DEACTIVATED' && !isYou,
    async run(client, { id }) {
      await changePerson(client, id, 'deactivate')
      return () => changePerson(client, id, 'reactivate')
    },
  },
]
