import { EMAIL } from './account-options'
import { defineCommand } from './command'

export default defineCommand({
  name: 'user disable-two-factor',
  summary: 'Turns two-step verification off for a person who has lost their phone',
  description: 'Their passkeys are removed, and they are signed out everywhere.',
  arguments: [EMAIL],
  options: {},
  async run({ arguments: [email = ''] }, context) {
    const [{ withApp }, { disableTwoFactor }] = await Promise.all([
      import('./open-for-command'),
      import('../people/operator-accounts'),
    ])
    const { hadTwoFactor } = await withApp(context, (app) => disableTwoFactor(app, email))
    return {
      text: hadTwoFactor
        ? `Two-step verification of ${email} is off. They sign in with their password alone.`
        : `${email} has no two-step verification. Nothing was changed.`,
      data: { email, hadTwoFactor },
    }
  },
})
