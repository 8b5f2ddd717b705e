import type { SignUpMessages } from './sign-up-english'

export const hindi: SignUpMessages = {
  askSubject: (place) => `कृपया पुष्टि करें: ${place} के समाचार`,
  askHeading: 'अपनी सदस्यता की पुष्टि करें',
  confirmationMail: (place) =>
    `किसी ने, शायद आपने ही, इस पते पर ${place} के समाचार माँगे हैं। पुष्टि करने के लिए बटन दबाएँ।`,
  askDays: 'यह बटन 7 दिन तक काम करेगा।',
  askReason: 'यदि आपने नहीं माँगे, तो इस ई-मेल को अनदेखा करें: आपको कोई समाचार नहीं भेजे जाएँगे।',
  yes: 'सदस्यता की पुष्टि करें',
  confirmTitle: (place) => `${place} के समाचार`,
  confirmDetail: (email) => `बटन दबाएँ, और ${email} पर समाचार भेजे जाएँगे।`,
  confirmed: 'आपका नाम सूची में है',
  confirmedDetail: (place) => `${place} के समाचार आपको ई-मेल से भेजे जाएँगे। आप जब चाहें हट सकते हैं।`,
  welcomeSubject: (place) => `आपको ${place} के समाचार मिलेंगे`,
  welcomeReason: (place) => `आपने ${place} के समाचार माँगे थे, इसलिए यह मेल मिला है।`,
  leaveBelow: 'समाचार बंद करने के लिए:',
  leaveTitle: 'समाचार बंद करें',
  leaveDetail: (email, place) => `${email} पर ${place} के ई-मेल बंद करने के लिए बटन दबाएँ।`,
  leave: 'समाचार बंद करें',
  left: 'समाचार बंद हुए',
  leftDetail: (place) => `${place} के और समाचार आपको नहीं भेजे जाएँगे।`,
  expired: 'इस लिंक की समय-सीमा समाप्त हो गई है',
  expiredDetail: 'शायद बाद के ई-मेल ने इसकी जगह ले ली है। आप हमारी साइट पर फिर नाम दर्ज करा सकते हैं।',
  later: 'बहुत अधिक अनुरोध',
  laterDetail: 'कृपया कुछ मिनट बाद फिर प्रयास करें।',
}
