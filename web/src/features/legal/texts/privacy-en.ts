import type { LegalText } from './legal-text.ts'

export const privacyEn: LegalText = {
  title: 'Privacy Policy',
  effective: 'Effective April 1, 2025',
  sections: [
    {
      heading: 'Who we are',
      paragraphs: [
        'Roux is an AI recipe maker that anyone can install on a server of their own. In this policy, "we" means the people who run this Roux, the site you are using right now. We decide how it is set up, and we answer for your data.',
        'You can use Roux as a guest, without an account. Either way, we ask for as little as we can. This page tells you what we ask for, why, and how long we keep it.',
      ],
    },
    {
      heading: 'What we collect',
      paragraphs: [
        'If you create an account, we collect your e-mail address, your name if you give it, and a password, which is stored in a form that nobody can read back. We keep the recipes you save, with their earlier versions and your notes on them.',
        'We collect your dietary preferences, such as diets, allergies and foods you dislike, if you choose to give them. They help Roux suggest recipes that suit you. An allergy can say something about your health, so share it only if you want to. We use it for nothing but writing your recipes and checking them. A saved recipe keeps what it was checked for and what was found: that may name an allergy, or say that it is for a baby, a child or somebody pregnant.',
        'We also collect anonymous usage data: how many recipes are generated and how long each one takes, without the text of the prompt.',
        'To give everyone a fair share and to fend off abuse, the server counts requests by account or network address, for up to a day. Its technical logs may hold network addresses, but never your prompts or passwords.',
      ],
    },
    {
      heading: 'Cookies and browser storage',
      paragraphs: [
        'Roux uses cookies sparingly. One, sidebar_state, remembers for 7 days whether your sidebar is open or closed. One, lng, remembers your language for a year, so that the page comes in it. Another one is set when you sign up: for 4 days your browser is known again by it when you use the code that was mailed to you, so that the password of your account can only be yours. None of them tracks you.',
        'The local storage of your browser holds your language, your theme and, while you are logged in, a session token that shows it is you. The token is removed when you log out. Kitchen timers are kept there too while they run, with the words of the step that they are for; they are gone when you stop them, or log out.',
        'If you have steps read aloud, your browser does it with the voices it has. Roux takes one that speaks on your device where there is one; other voices may send the text of the step to whoever makes your browser.',
        'With an account, your preferences are kept on the server, with your account. If you are a guest, they are kept in the local storage of your browser alone, and go to the server only with each request, which does not keep them. They stay there until you take them out of your preferences or delete the data of this site in your browser.',
        'If you are a guest, your recipe is kept in the browser session. It is gone when the session ends or when you log in, unless you save it to your account. Changes you have not saved yet may wait there too, in your browser alone. Apart from the sealed copy described below, which is kept for minutes, the server keeps no copy of it.',
      ],
    },
    {
      heading: 'The AI provider',
      paragraphs: [
        'To write or improve a recipe, this Roux may be connected to a third-party AI recipe-generation provider that we have chosen. If it is, we send that provider the text of your prompt, the recipe to improve if there is one, your dietary preferences where you have given them, and choices such as the language or the number of servings. We do not add your name, your e-mail address or your notes.',
        'If you ask something about a recipe, we send the provider your question, the earlier questions and answers of that conversation, the recipe, the step you are at, and your diets, allergies, dislikes and units, again without your name, your e-mail address or your notes. The conversation itself is kept in your browser session alone, and is gone when you close the tab or log out.',
        'If you bring a recipe in that Roux cannot read by itself, and press the button that says so, we send the provider the text of that page or of the file you chose, the text you pasted, or the photos you chose, without the place and time in them, and nothing else. You are asked each time; nothing is kept of it but what you save. Photos that you share with Roux from your phone wait in your browser until its page has them, and are not taken after ten minutes.',
        'The provider handles what it receives under its own terms and may keep it for some time. Please leave personal details out of your prompts and questions. If you would like to know which provider is connected, just ask us.',
        'Instead of a provider, we may have a language model of our own write, on a machine that we run. It is given the same, and none of it is passed on to anybody.',
        'If no provider is connected, the built-in kitchen of Roux composes the recipe on the server itself. Your prompt and your preferences are then sent to nobody, and questions about a recipe cannot be asked.',
      ],
    },
    {
      heading: 'Who sees your data',
      paragraphs: [
        'We do not sell your data, and we do not use it for advertising.',
        'The page makes no third-party requests: its fonts, images and scripts all come from this Roux. There are no outside trackers and no social media buttons.',
        'To look after Roux, our administrators can see accounts and the recipes saved in them, but not your notes on those recipes. If we use a hosting or mail service, it handles your data only to keep Roux running and to deliver its messages to you. Apart from that and the AI provider, we pass your data on only where the law obliges us to.',
        'If you bring a recipe in from an address, this Roux fetches the page in your place: the site there learns that a Roux asked for it, and neither your name nor your network address. The address and the author of the page are kept with the recipe. A file that you bring in lies on the disk of this Roux only while it is read, and is kept nowhere.',
        'If you share a recipe, whoever has its link can read it on this Roux without an account, and keep a copy: the recipe as it is at that moment, never your name, your e-mail address, your notes, or what was checked for you. You can give the link an end and revoke it at any time; it also stops working when you delete the recipe or your account. Search engines are asked not to list the page unless you choose otherwise. A copy that somebody has kept is theirs.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        'We keep your account, your preferences and your recipes until you delete them. A deleted recipe can be restored for 30 days and is then erased. If you delete your account, everything in it goes at once, your preferences too.',
        'A session token works for 8 days at most, a password reset link for 1 hour, a sign-up code for 24 hours and a link to a file with your recipes, which works once, for 5 minutes.',
        'For 90 days we keep when a recipe or an answer was asked for, with which account if any, how long it took and how many tokens it used, without the words.',
        "So that an answer lost on its way need not be written twice, the server keeps a sealed copy of a guest's recipe, of an improvement, and of an answer about a recipe, for 10 minutes and erases it within the hour. It is encrypted with a key that your browser makes for that one request and that the server does not keep: without it nobody can read the copy, not even we. The backups that Roux makes leave it out.",
        'Backups may hold deleted data a little longer. With the standard settings of Roux, a daily backup is replaced after 7 days. We may choose other periods for backups and logs, and we will tell you which if you ask. We keep anonymous usage data for as long as it helps us run Roux.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You may access, correct or delete your data at any time. You can change your name and your preferences, take your recipes and preferences away as a file and delete your account in the settings, and you can edit or delete every recipe you have saved.',
        'If there is something you cannot do there, such as getting a copy of all other data of yours, or changing your e-mail address, ask us and we will do it. The law where you live may give you further rights, such as the right to complain to a data protection authority.',
      ],
    },
    {
      heading: 'Children',
      paragraphs: [
        'Roux is not meant for children under 13, and we do not knowingly collect their data. If you think that a child under 13 has given us personal data, please tell us and we will delete it.',
      ],
    },
    {
      heading: 'Changes and contact',
      paragraphs: [
        'If this policy changes, the new text will appear here with a new date.',
        'To ask a question, use your rights or make a complaint, contact the people who run this Roux. If you do not know how to reach us, ask the person who gave you its address, or look at who sends its e-mails. The makers of the Roux software do not receive your data and cannot look it up for you.',
      ],
    },
  ],
}
