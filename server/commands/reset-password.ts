import { EMAIL, PASSWORD_OPTION, passwordFrom, signInSentence } from './account-options'
import { defineCommand } from './command'

export default defineCommand({
  name: 'user reset-password',
  summary: 'Gives a person a new password, or a link to choose one',
  description: 'With a new password the person is signed out everywhere.',
  arguments: [EMAIL],
  options: PASSWORD_OPTION,
  async run({ options, arguments: [email = ''] }, context) {
    const [{ withApp }, { resetPassword }] = await Promise.all([
      import('./open-for-command'),
      import('../people/operator-accounts'),
    ])
    const password = await passwordFrom(options, context)
    const account = await withApp(context, (app) => resetPassword(app, email, password))
    return {
      text: `${account.email} gets a new password.\n${signInSentence(account.link, 'one hour')}`,
      data: { ...account },
    }
  },
})
