/** Passwords of eight characters and more that every guesser tries first; the Brazilian ones included. */
const COMMON = new Set(
  // prettier-ignore
  `12345678 123456789 1234567890 12345678910 123456781 87654321 987654321 0987654321 123123123 1231231234 12341234 11223344 1122334455
  123321123 147258369 159753456 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 q1w2e3r4 q1w2e3r4t5 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234
  qwerty12345 123qweasd asdfghjk asdfghjkl zxcvbnm1 zxcvbnm123 asdf1234 qwer1234 abcd1234 abc12345 abcdefgh abcdefghi a1b2c3d4 aa123456
  a12345678 a123456789 1a2b3c4d password password1 password12 password123 passw0rd p@ssw0rd p@ssword letmein1 letmein123 welcome1 welcome123
  iloveyou iloveyou1 princess sunshine football baseball superman batman123 pokemon1 pokemon123 starwars whatever trustno1 master123
  michael1 jennifer jordan23 charlie1 computer internet samsung1 liverpool chocolate butterfly dragon123 monkey123 shadow123 mustang1
  corvette passport changeme changeme1 default1 admin123 admin1234 admin12345 administrator administrador root1234 rootroot test1234 teste123
  teste1234 testando guest123 user1234 usuario1 usuario123 cliente1 cliente123 senha123 senha1234 senha12345 senha123456 senhasenha
  minhasenha minhasenha1 senhaforte senha2024 senha2025 senha2026 senha@123 senha@2024 senha@2025 senha@2026 mudar123 mudar1234 mudarsenha
  trocar123 trocarsenha acesso123 entrar123 brasil123 brasil10 brasil2022 brasil2024 brasil2026 brasil@123 brasileiro brasileira riodejaneiro
  saopaulo saopaulo1 saopaulofc saopaulo123 minasgerais goiania1 curitiba bahia123 flamengo flamengo1 flamengo10 flamengo123 flamengo2019
  corinthians corinthians1 palmeiras palmeiras1 palmeiras123 vascodagama vasco123 gremio123 internacional cruzeiro cruzeiro1 cruzeiro123
  atletico atletico1 atleticomg botafogo botafogo1 fluminense fluminense1 santos123 santosfc futebol1 futebol123 neymar10 neymar11 ronaldo9
  ronaldinho ronaldinho10 pele1010 gabigol9 jesuscristo jesusteamo jesus123 jesuseamor jesusevida deusefiel deuseamor deusefiel1 deus1234
  meudeus1 senhorjesus familia1 familia123 minhafamilia minhavida minhavida1 meuamor1 meuamor123 amorzinho amoreterno teamomuito euteamo1
  euteamo123 teamo123 felicidade saudades lindinha gatinha1 gatinha123 princesa princesa1 princesa123 estrela1 estrela123 borboleta
  chocolate1 cachorro cachorro1 cavalo123 boiadeiro fazenda1 fazenda123 fazendinha agro1234 agronegocio agropecuaria pecuaria123 veterinaria
  veterinario rodeio123 sertanejo gabriel1 gabriel123 rafael123 lucas123 mateus123 matheus1 matheus123 fernanda fernanda1 fernando fernando1
  rodrigo1 rodrigo123 eduardo1 eduardo123 carlos123 marcelo1 marcelo123 juliana1 juliana123 patricia patricia1 beatriz1 beatriz123 camila123
  amanda123 leticia1 leticia123 mariana1 mariana123 vitoria1 vitoria123 carolina cristina daniel123 bruno123 thiago123 gustavo1 gustavo123
  leonardo leonardo1 guilherme guilherme1 joao1234 maria123 maria1234 mariaclara anaclara josemaria aparecida francisco boalida1 boalida123
  tropaesela tropaesela1 linhamatriz linhamatriz1`.split(/\s+/),
);

const ACCENTS = /\p{Diacritic}/gu;

/** Whether a password is among the first that a guesser tries: a known one, one repeated character, or the own e-mail. */
export function isCommonPassword(password: string, email: string): boolean {
  const plain = password.normalize('NFD').replace(ACCENTS, '').toLowerCase();
  return (
    COMMON.has(plain) ||
    /^(.)\1*$/u.test(plain) ||
    plain === email.toLowerCase() ||
    plain === email.toLowerCase().split('@')[0]
  );
}
