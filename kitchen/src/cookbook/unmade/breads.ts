import type { UnmadeTable } from './unmade-table.ts'

export const breads: UnmadeTable = {
  bread: {
    any: `
      New York bagel; soft pretzel, Laugenbrezel; rye bread, pumpernickel, Roggenbrot, rugbrød, ruisleipä | pain de
      seigle, pumpernickel; Vollkornbrot, Bauernbrot; pan de cristal; pan gallego; pane carasau; pane pugliese; ekmek,
      pide bread; barbari, nan-e barbari; sangak; shoti, tonis puri; coco bread; pan cubano; bolillo; pan de sal,
      pandesal; milk bread, shokupan, Hokkaido milk bread | shokupan; steamed bun, mantou; farmhouse loaf; | pain
      viennois; seeded loaf; Parker House rolls; crispbread, knäckebröd | knäckebröd; faluche; ficelle; fouée, fouace
      | fouée, fouées; khobz | khobz, khobz eddar, kesra, matlouh; simit; bialy; stottie; barm cake; bannock; potato
      bread, farls, potato farls; rieska; lefse; bolo do caco; broa; pão alentejano`,
  },
  'soda-bread': { any: 'wheaten bread; salt dough, play dough | pâte à sel; damper' },
  focaccia: {
    any: `
      schiacciata; pinsa; coca mallorquina; gözleme; lobiani; lángos; pizza bianca; crescia; ladenia; gibassier; pompe
      à l'huile, pompe à huile`,
  },
  'naan-bread': {
    any: `
      aloo paratha; kulcha; puri, poori, bhatura, bhature; peshwari naan, keema naan; paratha roti; dhal puri,
      dhalpuri; malawach, malawah; jachnun; kubaneh; lavash, lavash bread | lavash; yufka; bazlama; baghrir; batbout;
      harcha; markook, saj bread; taboon; laffa; bolani; roghni naan; sheermal; luchi; bhakri; jowar roti, makki ki
      roti; thepla; frybread, Navajo fry bread, bannock bread; johnny cakes, johnnycake; piadina, piadina romagnola;
      tigella, tigelle; crescentine; gnocco fritto, torta fritta; qistibi; paratha, plain paratha | paratha`,
  },
  'pitta-bread': { any: 'khubz, kmaj; Turkish pide, bazlama pitta' },
  'flour-tortillas': { any: 'tlayuda; sopes, sope; gorditas; huarache, huaraches; tostadas' },
  'brioche-loaf': {
    any: `
      cozonac; kozunak; tsoureki; folar, folar da pascoa; bolo rei, roscón de reyes, rosca de reyes | bolo rei, roscón
      de reyes, brioche des rois, gâteau des rois, couronne des rois; colomba, colomba pasquale; paska, kulich; babka,
      chocolate babka | babka, babka au chocolat; pan de muerto; conchas, pan dulce; ensaimada, ensaymada; cougnou |
      cougnou, cramique; suikerbrood; Chelsea buns; Bath buns; Sally Lunn; teacakes, teacake; lardy cake; Hefezopf,
      zopf, Zopf bread | tresse suisse, zopf; vanocka; tarte tropézienne, tropezienne | tarte tropézienne,
      tropézienne; | pogne, pogne de Romans; | gâche vendéenne, gâche; | fougasse d’Aigues-Mortes; | brioche de
      Nanterre, bostock; bostock; potica; povitica; melonpan; anpan; pineapple bun, bolo bao; raisin bread, raisin
      loaf; fruit loaf; pulla; vatrushka; bublik; chocolate croissant |; almond croissant | croissant au beurre,
      croissant aux amandes; Danish pastry, kanelstang, wienerbrød | viennoiserie, pain aux raisins; kouign-amann;
      medialunas; cornetto`,
  },
  'cinnamon-rolls': {
    any: `
      kanelsnegl; semla, semlor, fastelavnsboller; schnecken, Franzbrötchen; vegemite scroll, vegemite scrolls`,
  },
  cornbread: {
    any: `
      hush puppies, hushpuppies; spoonbread; broa de milho; proja; sopa paraguaya; pão de milho; mchadi`,
  },
  kouglof: {
    any: `
      rum baba | baba au rhum, baba; stollen, christstollen, Christmas stollen | stollen; pandoro; | savarin`,
  },
  doughnuts: {
    any: `
      Berliner Pfannkuchen, krapfen, paczki, Faschingskrapfen, bomboloni, bombolone, sufganiyot, sufganiyah, malasada
      | boule de Berlin, paczki, bombolone, bomboloni, krapfen; oliebollen, oliebol, smoutebollen | oliebollen,
      croustillons, smoutebollen`,
  },
}
