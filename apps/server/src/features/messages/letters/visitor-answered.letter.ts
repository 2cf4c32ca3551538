import { greetingTo, type Letter, type Writer } from '../letter.ts'

type ToldAnswer = {
  ticketId: number
  subject: string
  /** What they asked; empty where they said nothing more than who they are. */
  question: string
  answer: string
  answeredBy: string | null
  firstName: string
}

/** Tells a visitor what the brewery answers; they see no ticket, so what they asked stands below. */
export function visitorAnswered(told: ToldAnswer, { language, say, brewery, contact }: Writer): Letter {
  const { ticketId, subject, question, answer, answeredBy, firstName } = told
  return {
    language,
    subject: say('visitor-answered.subject', { brewery, subject }),
    greeting: greetingTo(firstName, say),
    paragraphs: [say('visitor-answered.intro', { name: answeredBy ?? brewery, brewery }), ...linesOf(answer)],
    facts: [
      { label: say('fact.case-number'), value: String(ticketId) },
      { label: say('visitor-answered.asked'), value: [subject, ...linesOf(question)].join('\n') },
    ],
    goods: null,
    link: null,
    questions: contact === '' ? null : say('questions', { contact }),
  }
}

const linesOf = (text: string): string[] => text.split(/\n+/).filter((line) => line.trim() !== '')
