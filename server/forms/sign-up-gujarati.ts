import type { SignUpWords } from './sign-up-english'

export const gujarati: SignUpWords = {
  askSubject: (place) => `કૃપા કરીને ખાતરી કરો: ${place}ના સમાચાર`,
  askHeading: 'શું તમારે અમારા સમાચાર જોઈએ છે?',
  askMail: (place) => `કોઈએ, કદાચ તમે જ, આ સરનામે ${place}ના સમાચાર માગ્યા છે. હા કહેવા માટે બટન દબાવો.`,
  askDays: 'આ બટન સાત દિવસ સુધી કામ કરશે.',
  askReason: 'જો તમે માગ્યા ન હોય, તો કંઈ કરશો નહીં: તમને કોઈ સમાચાર મોકલવામાં આવશે નહીં.',
  yes: 'હા, મને સમાચાર મોકલો',
  confirmTitle: (place) => `${place}ના સમાચાર`,
  confirmDetail: (email) => `બટન દબાવો, અને ${email} પર સમાચાર મોકલવામાં આવશે.`,
  confirmed: 'તમારું નામ યાદીમાં છે',
  confirmedDetail: (place) => `${place}ના સમાચાર તમને ઈ-મેલથી મોકલવામાં આવશે. તમે ગમે ત્યારે નીકળી શકો છો.`,
  welcomeSubject: (place) => `તમને ${place}ના સમાચાર મળશે`,
  welcomeReason: (place) => `તમે ${place}ના સમાચાર માગ્યા હતા, તેથી આ મેલ મળ્યો છે.`,
  leaveBelow: 'સમાચાર બંધ કરવા માટે:',
  leaveTitle: 'સમાચાર બંધ કરો',
  leaveDetail: (email, place) => `${place}ના વધુ સમાચાર ${email} પર મોકલવામાં આવશે નહીં.`,
  leave: 'સમાચાર બંધ કરો',
  left: 'સમાચાર બંધ થયા',
  leftDetail: (place) => `${place}ના વધુ સમાચાર તમને મોકલવામાં આવશે નહીં.`,
  expired: 'આ સરનામું હવે કામ કરતું નથી',
  expiredDetail:
    'તે જૂનું થયું હશે, અથવા પછીના મેલે તેની જગ્યા લીધી હશે. તમે અમારી સાઇટ પર ફરી નામ નોંધાવી શકો છો.',
  later: 'એકસાથે ઘણા પ્રયત્નો થયા',
  laterDetail: 'કૃપા કરીને થોડી મિનિટો પછી ફરી પ્રયત્ન કરો.',
}
