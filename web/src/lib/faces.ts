// The faces of people: an animal (faces.svg), folded of paper of a color. As text `fox-or`.

export const ANIMALS = ['crane', 'fox', 'cat', 'rabbit', 'owl', 'frog', 'turtle', 'butterfly'] as const;
export const FACE_COLORS = ['or', 'ye', 'gr', 'lb', 'db', 'pu', 'pk', 'gy'] as const;

interface PersonFace {
  animal: (typeof ANIMALS)[number];
  color: (typeof FACE_COLORS)[number];
}

export const faceText = ({ animal, color }: PersonFace): string => `${animal}-${color}`;

/** The face in a text; null if it is that of a bot, or none that this version can draw. */
export function parseFace(text: string | null | undefined): PersonFace | null {
  const [first, second] = (text ?? '').split('-');
  const animal = ANIMALS.find((one) => one === first);
  const color = FACE_COLORS.find((one) => one === second);
  return animal && color ? { animal, color } : null;
}
