import { LogOut, MailPlus, UserCheck, UserX } from 'lucide-react'
import { t } from '#schema/messages/t'
import { changePerson, endSessions, type Person } from '../api/people'
import type { OfferedAction } from '../screens/list/use-row-actions'

/** Bulk actions on people. The server checks the permission for each person. */
export const personActions: readonly OfferedAction<Person>[] = [
  {
    ...{
      label: t('Resend invitation'),
      done: (what: string) => t('Sent the invitation to {what}.', { what }),
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
      done: (what: string) => t('Signed out {what}.', { what }),
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
      done: (what: string) => t('Reactivated {what}.', { what }),
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
      done: (what: string) => t('Deactivated {what}.', { what }),
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
