/** Words of a title that tell its level, its hours or its place in a numbering, and nothing of the work; lower case, in the languages that we read. */
export const levelWords: ReadonlySet<string> = new Set(
  `senior sr junior jr lead principal staff mid level entry i ii iii iv v associate intern internship trainee apprentice graduate
  experienced certified registered licensed part time full temporary seasonal interim acting global regional deputy vice remote freelance
  leitender leitende stellvertretender stellvertretende angehender angehende praktikant praktikantin werkstudent werkstudentin azubi auszubildende auszubildender
  teilzeit vollzeit m w d f x h mf hf geprüfter geprüfte staatlich anerkannter anerkannte
  stagiaire alternant alternante apprenti apprentie confirmé confirmée débutant débutante
  becario becaria prácticas aprendiz stagista tirocinante apprendista estagiário estagiária stagiair medior`.split(
    /\s+/,
  ),
);
