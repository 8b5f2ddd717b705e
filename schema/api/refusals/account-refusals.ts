import { t } from '../../messages/t'

/** Refusals of sign-in, accounts and access. */
export const accountRefusals = {
  signInUnavailable: () => t('Sign-in isn’t possible right now. Try again in a moment.'),
  noRoomToSignIn: () =>
    t(
      'Nobody can sign in right now: the server’s disk is nearly full. Tell the person who runs the server, then try again once space is freed.',
    ),
  providerAway: ({ provider }: { provider: string }) =>
    t('The provider {provider} can’t be reached.', { provider }),
  enterCredentials: () => t('Enter your email and password.'),
  enterEmail: () => t('Enter your email address.'),
  enterPassword: () => t('Enter your password.'),
  enterBothPasswords: () => t('Enter your current password and a new one.'),
  wrongCurrentPassword: () => t('The current password is incorrect.'),
  incorrectPassword: () => t('The password is incorrect.'),
  shortPassword: ({ least }: { least: number }) =>
    t('The password must have at least {least} characters. A few words are easy to remember.', {
      least,
    }),
  longPassword: ({ most }: { most: number }) =>
    t('The password can have at most {most} characters.', { most }),
  linkUsed: () => t('This link has been used or has expired. Ask for a new one.'),
  enterCode: () => t('Enter the verification code.'),
  wrongCode: () => t('This code is incorrect. Codes work for 30 seconds.'),
  usedCode: () =>
    t('This code has already been used. Sign in with your password again and enter the next code.'),
  noCodeAwaited: () =>
    t('This took too long, or there were too many attempts. Sign in with your password again.'),
  passkeyNotSignedIn: () =>
    t(
      'This passkey can’t sign in here. It may have been removed, or it took too long. Try again, or use your password.',
    ),
  passkeyNotAdded: () =>
    t(
      'The passkey wasn’t added. It took too long, or this device already has one for your account.',
    ),
  twoStepOnAlready: () =>
    t('Two-step verification is already on. Turn it off first to set it up again.'),
  choosePasskey: () => t('Choose the passkey to remove.'),
  passkeyName: () => t('Enter a name of at most 100 characters.'),
  manyPasskeys: ({ most }: { most: number }) =>
    t('You have {most} passkeys, which is the maximum. Remove one first.', { most }),
  accessToAllByNetwork: () =>
    t('Only people who manage the whole network can give access to all locations.'),
  accessToNetworkByNetwork: () =>
    t('Only people who manage the network can give access to content that all sites show.'),
  accessToOwnLocations: () => t('You can give access only to locations you manage.'),
  roleForAllByNetwork: () =>
    t('Only people who manage the whole network can assign a role at all locations.'),
  roleForNetworkByNetwork: () =>
    t('Only people who manage the network can assign roles for content that all sites show.'),
  roleAtOwnLocations: () => t('You can assign roles only at locations you manage.'),
  noSuchPermissionSet: ({ id }: { id: number | string }) =>
    t('Permission set {id} doesn’t exist.', { id }),
  invalidEmail: () => t('Enter an email address, like name@example.org.'),
  emailWithLineBreak: () => t('Remove the line breaks from the email address.'),
  longEmail: ({ most }: { most: number }) =>
    t('The email address can have at most {most} characters.', { most }),
  enterName: () => t('Enter a name.'),
  enterRoleName: () => t('Enter a name for the role.'),
  enterDepartment: () => t('Enter the department.'),
  longName: ({ most }: { most: number }) =>
    t('The name can have at most {most} characters.', { most }),
  nameWithLineBreak: () => t('Remove the line breaks from the name.'),
  nameToken: () => t('Give the access token a name.'),
  chooseTokenLocation: () => t('Choose at least one location.'),
  tokenExpiry: () => t('Choose a day within the next year on which the access token expires.'),
  tokenOfPerson: () =>
    t(
      'Only people with an account can have a personal access token. Create one for a program instead.',
    ),
  nameWebhook: () => t('Give the webhook a name.'),
  chooseEvents: () => t('Choose at least one event.'),
  webhookAddress: () =>
    t('Enter an address that starts with https:// and is on the public internet.'),
} as const
