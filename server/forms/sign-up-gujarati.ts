import type { SignUpMessages } from './sign-up-english'

export const gujarati: SignUpMessages = {
  askSubject: (place) => `કૃપા કરીને ખાતરી કરો: ${place}ના સમાચાર`,
  askHeading: 'તમારી નોંધણીની ખાતરી કરો',
  confirmationMail: (place) =>
    `કોઈએ, કદાચ તમે જ, આ સરનામે ${place}ના સમાચાર માગ્યા છે. ખાતરી કરવા માટે બટન દબાવો.`,
  askDays: 'આ બટન 7 દિવસ સુધી કામ કરશે.',
  askReason: 'જો તમે માગ્યા ન હોય, તો આ ઈ-મેલની અવગણના કરો: તમને કોઈ સમાચાર મોકલવામાં આવશે નહીં.',
  yes: 'નોંધણીની ખાતરી કરો',
  confirmTitle: (place) => `${place}ના સમાચાર`,
  confirmDetail: (email) => `બટન દબાવો, અને ${email} પર સમાચાર મોકલવામાં આવશે.`,
  confirmed: 'તમારું નામ યાદીમાં છે',
  confirmedDetail: (place) => `${place}ના સમાચાર તમને ઈ-મેલથી મોકલવામાં આવશે. તમે ગમે ત્યારે નીકળી શકો છો.`,
  welcomeSubject: (place) => `તમને ${place}ના સમાચાર મળશે`,
  welcomeReason: (place) => `તમે ${place}ના સમાચાર માગ્યા હતા, તેથી આ મેલ મળ્યો છે.`,
  leaveBelow: 'સમાચાર બંધ કરવા માટે:',
  leaveTitle: 'સમાચાર બંધ કરો',
  leaveDetail: (email, place) => `${email} પર ${place}ના ઈ-મેલ બંધ કરવા માટે બટન દબાવો.`,
  leave: 'સમાચાર બંધ કરો',
  left: 'સમાચાર બંધ થયા',
  leftDetail: (place) => `${place}ના વધુ સમાચાર તમને મોકલવામાં આવશે નહીં.`,
  expired: 'આ લિંકનો સમય પૂરો થયો છે',
  expiredDetail: 'કદાચ પછીના ઈ-મેલે તેની જગ્યા લીધી છે. તમે અમારી સાઇટ પર ફરી નામ નોંધાવી શકો છો.',
  later: 'ઘણી બધી વિનંતીઓ',
  laterDetail: 'કૃપા કરીને થોડી મિનિટો પછી ફરી પ્રયત્ન કરો.',
}
