#!/usr/bin/env python3
"""Checks the invented demo data beside this file. Standard library only.

Prints the counts, then every fault; exits 1 when there is one.
"""
import json
import os
import re
import sys
from collections import Counter

HERE = os.path.dirname(os.path.abspath(__file__))
FILES = ("categories collections products testimonials posts lessons faq brands-content "
         "coupons users orders freight synonyms").split()
BRANDS = {"boa-lida", "tropa-e-sela", "linha-matriz"}
SHOPS = {"boa-lida", "tropa-e-sela"}
PHASES = {"filhotes", "recria", "engorda", "reproducao", "gestacao", "lactacao", "postura", "trabalho", "manutencao"}
SEASONS = {"seca", "aguas"}
NEEDS = {"mineral", "proteina", "energia", "racao-completa", "vitaminas", "digestao", "casco", "pele-e-pelo", "feridas", "musculos-e-articulacoes", "parasitas"}
SPECIES = {"bovinos", "equinos", "ovinos", "caprinos", "aves", "peixes"}
FORMS = set("sack bucket bottle jerrycan jar tube spray sachet block box syringe".split())
ICONS = set("cattle dairy horse sheep poultry fish".split())
MENU = ["bovinos-de-corte", "bovinos-de-leite", "linha-branca", "equinos-mineral", "equinos-proteinado",
        "equinos-casco-e-pele", "equinos-trauma", "equinos", "ovinos-e-caprinos", "aves", "peixes"]
TODAY = "2026-11-21"
PERMISSIONS = set(("orders.read orders.write users.read users.write products.write content.write coupons.write "
                   "leads.read reports.read linha_branca universidade representante").split())
UNACCENTED = re.compile(r"\b(nao|racao|racoes|tambem|voce|ja|so|ate|agua|aguas|mes|sao|entao|porem|consorcio|especie|"
                        r"proteina|calcio|fosforo|selenio|magnesio|vitaminico|composicao|pre-parto|egua|bufalo|"
                        r"metionina-|ureia-)\b(?![-\w])", re.I)
faults = []


def fault(where, what):
    faults.append("%s: %s" % (where, what))


def need(ok, where, what):
    if not ok:
        fault(where, what)


def unique(items, where, what):
    for value, n in Counter(items).items():
        need(n == 1, where, "%s %r appears %d times" % (what, value, n))


def texts(value):
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for v in value:
            yield from texts(v)
    elif isinstance(value, dict):
        for v in value.values():
            yield from texts(v)


def portuguese(value):
    """Every string except translations and technical values."""
    if isinstance(value, dict):
        for k, v in value.items():
            if k in ("translations", "slug", "id", "email", "privacyEmail", "ctaHref", "wrong", "typed", "suggest",
                     "relatedSlugs", "productSlugs", "relatedProductSlugs", "categories", "misspellings", "didYouMean",
                     "species", "phases", "seasons", "needs", "imageHint", "icon", "collectionId", "code", "unit", "months", "collections"):
                continue
            yield from portuguese(v)
    elif isinstance(value, list):
        for v in value:
            yield from portuguese(v)
    elif isinstance(value, str):
        yield value


def words(text):
    return len(re.findall(r"[\wÀ-ÿ'-]+", text))


def cents(value):
    return round(value * 100)


def gtin_ok(code):
    if not re.fullmatch(r"\d{13}", code):
        return False
    total = sum(int(c) * (1 if i % 2 == 0 else 3) for i, c in enumerate(code[:12]))
    return (10 - total % 10) % 10 == int(code[12])


def cpf_ok(n):
    if not re.fullmatch(r"\d{11}", n) or len(set(n)) == 1:
        return False
    for size in (9, 10):
        r = sum(int(n[i]) * (size + 1 - i) for i in range(size)) % 11
        if int(n[size]) != (0 if r < 2 else 11 - r):
            return False
    return True


def cnpj_ok(n):
    if not re.fullmatch(r"[0-9A-Z]{12}\d{2}", n) or set(n) & set("IOUQF"):
        return False
    v = [ord(c) - 48 for c in n]
    for size, weights in ((12, [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]), (13, [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2])):
        r = sum(a * b for a, b in zip(v[:size], weights)) % 11
        if v[size] != (0 if r < 2 else 11 - r):
            return False
    return True


NET = re.compile(r"(?:(\d+) (?:sacos|blocos|pedras|seringas|sachês) de )?(\d+(?:,\d+)?) (kg|g|ml|L)\b")


def net_of(presentation):
    """What the presentation text says: (grams, None) or (None, millilitres)."""
    m = NET.search(presentation)
    if not m:
        return None
    q = int(m.group(1) or 1) * float(m.group(2).replace(",", "."))
    return {"kg": (round(q * 1000), None), "g": (round(q), None), "L": (None, round(q * 1000)), "ml": (None, round(q))}[m.group(3)]


def has_translations(item, where, langs, fields):
    for lang in langs:
        for f in fields:
            value = item.get("translations", {}).get(lang, {}).get(f)
            need(isinstance(value, str) and value.strip(), where, "translation %s.%s is missing" % (lang, f))
            if value and lang == "ar":
                need(re.search(r"[\u0600-\u06ff]", value), where, "ar %s is not Arabic" % f)
            if value and lang == "he":
                need(re.search(r"[\u0590-\u05ff]", value), where, "he %s is not Hebrew" % f)


def check_categories(d):
    cats = d["categories"]
    need([c["slug"] for c in cats] == MENU, "categories", "slugs are not the eleven expected, in order")
    unique([c["id"] for c in cats], "categories", "id")
    need([c["order"] for c in cats] == list(range(1, 12)), "categories", "order is not 1..11")
    for c in cats:
        has_translations(c, c["slug"], ("en", "es", "ar", "he"), ("name",))
        n = sum(1 for p in d["products"] if c["slug"] in p["categories"])
        need(n >= 5, c["slug"], "has %d products" % n)
        need(40 <= len(c["seoDescription"]) <= 160, c["slug"], "seoDescription has %d characters" % len(c["seoDescription"]))


def check_collections(d, by_slug):
    cols = d["collections"]
    need(len(cols) == 6, "collections", "not six")
    unique([c["slug"] for c in cols], "collections", "slug")
    for c in cols:
        need(c["id"] == "col-" + c["slug"], c["slug"], "id does not follow the slug")
        has_translations(c, c["slug"], ("en", "es", "ar", "he"), ("title",))
        unique(c["productSlugs"], c["slug"], "product")
        need(c["validity"]["from"] < TODAY < c["validity"]["to"], c["slug"], "not valid today")
        for s in c["productSlugs"]:
            need(s in by_slug, c["slug"], "unknown product " + s)
        for b in c["brandIds"]:
            n = sum(1 for s in c["productSlugs"] if b in by_slug.get(s, {}).get("brandIds", []))
            need(n >= 1, c["slug"], "shows nothing in " + b)
    for p in d["products"]:
        if p["collectionId"]:
            c = next((c for c in cols if c["id"] == p["collectionId"]), None)
            need(c and p["slug"] in c["productSlugs"], p["slug"], "collection %s does not list it" % p["collectionId"])


def level(p, nutrient, kind):
    return next((g["value"] for g in p["guaranteeLevels"] if g["nutrient"] == nutrient and g["kind"] == kind), None)


def check_nutrition(p):
    """Species safety and the supplement classes of IN SARC 12/2004, as far as the demo declares them."""
    slug, text = p["slug"], p["composition"].lower()
    warn = " ".join(p["warnings"]).lower()
    cp = level(p, "Proteína bruta", "min") or level(p, "Proteína bruta (equivalente)", "min")
    npn = level(p, "NNP equivalente em proteína", "max")
    tdn = level(p, "NDT estimado", "min")
    cls = p["regulatory"]["classification"].lower()
    equine_only = p["displayInfo"]["species"] == ["equinos"]
    if npn:
        need(cp and npn <= cp, slug, "NPN above crude protein")
        need("ureia" in text, slug, "declares NPN without urea in the composition")
    if "ureia" in text:
        need("ureia" in warn and "equin" in warn, slug, "urea without a warning about horses")
    if "monensina" in text:
        need("tóxico para equinos" in warn and "monensina" in p["withdrawal"]["meat"].lower() + warn, slug, "monensin without the horse warning")
    if equine_only and p["regulatory"]["kind"] == "alimentacao_animal":
        need("ureia" not in text and "monensina" not in text, slug, "urea or ionophore in a horse feed")
    for g in p["guaranteeLevels"]:
        if g["nutrient"] == "Cobre" and "ovinos" in p["displayInfo"]["species"]:
            need(g["kind"] == "max" and g["value"] <= 600, slug, "copper for sheep must be a ceiling of at most 600 mg/kg")
        if g["nutrient"] == "Cobre" and g["kind"] == "min" and g["value"] >= 200:
            need("ovin" in warn, slug, "copper rich product without a word about sheep")
    dose = p["dose"]
    per_100 = None
    if dose and dose["basis"] != "per_head":
        per_100 = [o["gramsPerKgPerDay"] * 100 for o in dose["options"]]
        if npn:
            need(max(per_100) / 1000 * npn / 2.81 <= 30, slug, "more than 30 g of urea per 100 kg a day")
    if "bovinos" in cls and "suplemento mineral" in cls:
        if "com ureia" in cls:
            need(cp >= 420, slug, "mineral with urea needs 42% protein equivalent")
        elif "proteico" in cls:
            grams = [d * cp / 1000 for d in per_100]
            energy = [d * (tdn or 0) / 1000 for d in per_100]
            need(cp >= 200 and min(grams) >= 30, slug, "protein supplement below 20% or 30 g per 100 kg")
            if "energético" in cls:
                need(min(energy) >= 100, slug, "energy supplement below 100 g of TDN per 100 kg")
            else:
                need(max(energy) < 100, slug, "reaches the energy class without saying so")
        else:
            need(not cp or cp < 420, slug, "plain mineral at or above 42% protein equivalent")
    fluor, phos = level(p, "Flúor", "max"), level(p, "Fósforo", "min")
    if fluor and phos:
        need(fluor <= phos * 10, slug, "fluorine above 1% of phosphorus")


def check_variation(p, v, i):
    where = "%s %s" % (p["slug"], v["sku"])
    need(v["type"] == ("base" if i == 0 else "variation"), where, "the first variation, and only it, is the base")
    need(gtin_ok(v["gtin13"]) and v["gtin13"].startswith("7890000"), where, "GTIN is wrong or outside the fake block 7890000")
    need(v["price"] > 0 and abs(v["price"] * 100 - cents(v["price"])) < 1e-6, where, "price")
    if v["salePrice"] is not None:
        need(0 < v["salePrice"] < v["price"], where, "sale price is not below the price")
        need(cents(v["salePrice"]) >= cents(v["price"]) * 0.6, where, "sale price is suspiciously low")
    said, have = net_of(v["presentation"]), (v.get("netWeightGrams"), v.get("netVolumeMl"))
    need(said == have, where, "presentation says %s, fields say %s" % (said, have))
    if have[0]:
        need(have[0] <= v["shippingWeightGrams"] <= have[0] * 1.5 + 400, where, "shipping weight does not fit the net weight")
    else:
        need(have[1] * 0.7 <= v["shippingWeightGrams"] <= have[1] * 3.5, where, "shipping weight does not fit the volume")
    dims = v["dimensionsCm"]
    need(set(dims) == {"l", "w", "h"} and all(1 <= x <= 160 for x in dims.values()), where, "dimensions")
    need(isinstance(v["stock"], int) and v["stock"] >= 0, where, "stock")
    need(isinstance(v["visibility"]["buyOnlyLinhaBranca"], bool), where, "visibility")


def check_product(p, by_slug, cat_slugs):
    slug = p["slug"]
    need(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", slug), slug, "slug")
    need(p["brandIds"] and set(p["brandIds"]) <= BRANDS and "boa-lida" in p["brandIds"], slug, "brands")
    need(p["categories"] and set(p["categories"]) <= cat_slugs, slug, "categories")
    if any(c.startswith("equinos-") for c in p["categories"]):
        need("equinos" in p["categories"], slug, "horse products also belong to equinos")
    info = p["displayInfo"]
    need(all(info[k].strip() for k in ("title", "subtitle", "summary", "description", "stage")), slug, "empty text")
    need(2 <= len(info["description"].split("\n\n")) <= 4, slug, "description has not 2 to 4 paragraphs")
    need(3 <= len(info["highlights"]) <= 5, slug, "highlights")
    need(info["species"] and set(info["species"]) <= SPECIES, slug, "species")
    for name, known in (("phases", PHASES), ("seasons", SEASONS), ("needs", NEEDS)):
        need(len(info[name]) == len(set(info[name])) and set(info[name]) <= known, slug, name)
    has_translations(p, slug, ("en", "es"), ("title", "summary"))
    reg = p["regulatory"]
    need(reg["kind"] in ("alimentacao_animal", "uso_veterinario", "acessorio"), slug, "regulatory kind")
    need(reg["saleClass"] in ("livre", "receita", "restrito"), slug, "sale class")
    need(reg["registration"].startswith("Produto fictício de demonstração:"), slug, "registration is not visibly fictitious")
    need("fictíci" in reg["technicalResponsible"], slug, "technical responsible is not visibly fictitious")
    if reg["kind"] == "alimentacao_animal":
        need(p["guaranteeLevels"], slug, "feed without guarantee levels")
    if reg["saleClass"] != "livre":
        need("prescri" in " ".join(p["warnings"]).lower(), slug, "prescription product does not say so")
    for g in p["guaranteeLevels"]:
        need(g["kind"] in ("min", "max") and g["value"] > 0 and g["unit"], slug, "guarantee level %s" % g)
    for n in {g["nutrient"] for g in p["guaranteeLevels"]}:
        lo, hi = level(p, n, "min"), level(p, n, "max")
        need(lo is None or hi is None or lo < hi, slug, "%s min is not below max" % n)
    need(p["composition"].strip() and p["directions"].strip() and p["warnings"], slug, "composition, directions or warnings")
    need(set(p["withdrawal"]) == {"meat", "milk", "eggs"} and all(p["withdrawal"].values()), slug, "withdrawal")
    need(isinstance(p["shelfLifeMonths"], int) and p["shelfLifeMonths"] > 0 and p["storage"], slug, "storage")
    if p["dose"]:
        basis = p["dose"]["basis"]
        need(basis in ("per_head", "per_kg_body_weight", "per_100kg_body_weight") and p["dose"]["unit"] in ("g", "ml"), slug, "dose")
        key = "gramsPerDay" if basis == "per_head" else "gramsPerKgPerDay"
        for o in p["dose"]["options"]:
            need(set(o) == {"label", key, "minDays"} and o[key] > 0 and o["minDays"] > 0, slug, "dose option %s" % o)
    check_nutrition(p)
    for i, v in enumerate(p["variations"]):
        check_variation(p, v, i)
    need(p["variations"], slug, "no variation")
    by_size = sorted((v.get("netWeightGrams") or v.get("netVolumeMl"), v["salePrice"] or v["price"], v["sku"]) for v in p["variations"])
    for (q1, price1, _), (q2, price2, sku) in zip(by_size, by_size[1:]):
        need(price2 / q2 <= price1 / q1, slug, "%s costs more per unit than the smaller pack" % sku)
    check_reviews(p)
    f = p["flags"]
    if f["flashSaleEndsAt"]:
        need(p["variations"][0]["salePrice"] is not None and f["flashSaleHours"] > 0, slug, "flash sale without a sale price")
    unique(p["relatedSlugs"], slug, "related")
    for r in p["relatedSlugs"]:
        need(r in by_slug and r != slug, slug, "related product " + r)
    for b in p["brandIds"]:
        n = sum(1 for r in p["relatedSlugs"] if b in by_slug.get(r, {}).get("brandIds", []))
        need(n >= 2, slug, "fewer than two related products in " + b)
    k = p["packshot"]
    need(k["form"] in FORMS and k["speciesIcon"] in ICONS, slug, "packshot form or icon")
    need(all(re.fullmatch(r"#[0-9A-F]{6}", k[c]) for c in ("colourBase", "colourAccent")), slug, "packshot colour")
    need(all(k[c].strip() for c in ("lineName", "labelTitle", "labelSubtitle", "sizeLabel")), slug, "packshot label")
    squeeze = lambda t: re.sub(r"[^\w]", "", t.replace("seringas de", "").replace("Kit com 9 itens", "1 kit").lower())
    need(squeeze(k["sizeLabel"].replace("×", "")) in squeeze(p["variations"][0]["presentation"]), slug, "size label does not match the base presentation")


def check_reviews(p):
    slug, s = p["slug"], p["hardcodedReviewsScore"]
    stars = [s[k] for k in ("oneStar", "twoStars", "threeStars", "fourStars", "fiveStars")]
    need(sum(stars) == s["totalReviewsCount"], slug, "imported review count")
    need(sum(n * (i + 1) for i, n in enumerate(stars)) == s["totalReviewsStars"], slug, "imported review stars")
    need(len(p["hardcodedReviews"]) <= 3 and len(p["reviews"]) <= 6, slug, "too many reviews")
    for n, count in Counter(r["stars"] for r in p["hardcodedReviews"]).items():
        need(stars[n - 1] >= count, slug, "imported testimonials exceed the %d star count" % n)
    for r in p["hardcodedReviews"]:
        need(re.search(r", .+/[A-Z]{2}$", r["author"]) and r["text"] and r["source"], slug, "imported testimonial by " + r["author"])
    for r in p["reviews"]:
        need(1 <= r["reviewScore"] <= 5 and r["title"] and r["text"] and isinstance(r["verified"], bool), slug, "review by " + r["author"])
        need("2026-01-01" <= r["date"] <= TODAY and re.fullmatch(r"\d{4}-\d{2}-\d{2}", r["date"]), slug, "review date " + r["date"])


def check_products(d, by_slug):
    products = d["products"]
    need(len(products) == 72, "products", "not 72 but %d" % len(products))
    variations = [v for p in products for v in p["variations"]]
    unique([p["id"] for p in products], "products", "id")
    unique([p["slug"] for p in products], "products", "slug")
    unique([p["displayInfo"]["title"] for p in products], "products", "title")
    for k in ("id", "sku", "gtin13"):
        unique([v[k] for v in variations], "variations", k)
    cat_slugs = {c["slug"] for c in d["categories"]}
    for p in products:
        check_product(p, by_slug, cat_slugs)
    need(sum(v["visibility"]["buyOnlyLinhaBranca"] for v in variations) >= 8, "variations", "fewer than 8 for linha branca only")
    sale = sum(v["salePrice"] is not None for v in variations) / len(variations)
    need(0.25 <= sale <= 0.42, "variations", "share on sale is %.2f" % sale)
    classes = Counter(p["regulatory"]["saleClass"] for p in products)
    need(classes["receita"] >= 2 and classes["restrito"] >= 2, "products", "too few prescription or restricted products")
    need(sum(v["stock"] == 0 for v in variations) >= 3 and sum(0 < v["stock"] <= 5 for v in variations) >= 5, "variations", "stock variety")
    need({p["packshot"]["form"] for p in products} == FORMS, "products", "not every packshot form is used")
    seen = {}
    for p in products:
        body = [p["displayInfo"]["summary"], p["displayInfo"]["description"]] + [r["text"] for r in p["reviews"] + p["hardcodedReviews"]]
        for sentence in re.split(r"(?<=[.!?])\s+", " ".join(body)):
            if len(sentence) > 45:
                need(sentence not in seen, p["slug"], "repeats a sentence of %s: %s" % (seen.get(sentence), sentence))
                seen[sentence] = p["slug"]


def check_content(d, by_slug):
    need(len(d["testimonials"]) == 10, "testimonials", "not ten")
    unique([t["id"] for t in d["testimonials"]], "testimonials", "id")
    for t in d["testimonials"]:
        need(1 <= t["rating"] <= 5 and set(t["brandIds"]) <= BRANDS and t["speciesIcon"] in ICONS and len(t["state"]) == 2, t["id"], "testimonial")
    posts = d["posts"]
    need(len(posts) == 14, "posts", "not fourteen")
    unique([p["slug"] for p in posts], "posts", "slug")
    for p in posts:
        n = words(p["bodyMarkdown"])
        need(350 <= n <= 700, p["slug"], "body has %d words" % n)
        need("## " in p["bodyMarkdown"] and re.search(r"^(- |1\. )", p["bodyMarkdown"], re.M), p["slug"], "no heading or list")
        need(p["publishedAt"].startswith("2026-") and p["publishedAt"][:10] <= TODAY, p["slug"], "date")
        need("fictíci" in p["author"]["role"] or p["author"]["name"].startswith("Redação"), p["slug"], "author is not marked as fictitious")
        need(set(p["species"]) <= SPECIES | {"gestao"} and set(p["brandIds"]) <= BRANDS, p["slug"], "tags")
        for s in p["relatedProductSlugs"]:
            need(s in by_slug, p["slug"], "unknown product " + s)
        for b in p["brandIds"]:
            need(any(b in by_slug.get(s, {}).get("brandIds", []) for s in p["relatedProductSlugs"]), p["slug"], "no related product in " + b)
    lessons = d["lessons"]
    unique([x["slug"] for x in lessons], "lessons", "slug")
    need(Counter(x["access"] for x in lessons) == {"public": 6, "exclusive": 8}, "lessons", "not 6 public and 8 exclusive")
    for x in lessons:
        n = words(x["bodyMarkdown"])
        need(200 <= n <= 400, x["slug"], "body has %d words" % n)
        need(len(x["quiz"]) == 3 and x["minutes"] > 0, x["slug"], "quiz or minutes")
        for q in x["quiz"]:
            need(len(set(q["options"])) == 4 and 0 <= q["answerIndex"] < 4 and q["explanation"], x["slug"], "question: " + q["question"])
    spread = Counter(q["answerIndex"] for x in lessons for q in x["quiz"])
    need(min(spread[i] for i in range(4)) >= 6, "lessons", "right answers sit too often in one place: %s" % dict(spread))
    groups = d["faq"]
    questions = [q for g in groups for q in g["questions"]]
    need(len(groups) == 5 and len(questions) == 20, "faq", "not 20 questions in 5 groups")
    unique([q["id"] for q in questions], "faq", "id")
    for q in questions:
        need(q["brandIds"] and set(q["brandIds"]) <= BRANDS, q["id"], "brands")


def check_brands(d):
    brands = d["brands-content"]
    need({b["id"] for b in brands} == BRANDS and len(brands) == 3, "brands-content", "not the three brands")
    targets = {"/categoria/" + c["slug"] for c in d["categories"]} | {"/collections/" + c["slug"] for c in d["collections"]}
    for b in brands:
        c = b["company"]
        need(cnpj_ok(c["cnpj"]) and re.sub(r"[./-]", "", c["cnpjFormatted"]) == c["cnpj"], b["id"], "CNPJ")
        need("fictíci" in c["legalName"] and "fictíci" in c["technicalResponsible"]["name"], b["id"], "company is not marked as fictitious")
        need(len(b["heroHeadlines"]) == 3 and len(b["homeBenefits"]) >= 3 and len(b["values"]) >= 3 and len(b["timeline"]) >= 4, b["id"], "sections")
        for h in b["heroHeadlines"]:
            need(h["ctaHref"].startswith("/"), b["id"], "hero link")
            if h["ctaHref"].startswith(("/categoria/", "/collections/")):
                need(h["ctaHref"] in targets, b["id"], "hero link " + h["ctaHref"])
        for page in ("ownBrandPage", "partnerPage"):
            need(b[page]["title"] and len(b[page]["sections"]) >= 3 and len(b[page]["steps"]) >= 3, b["id"], page)
        terms = b["terms"]["bodyMarkdown"]
        need("7.962/2013" in terms and "artigo 49" in terms and c["cnpjFormatted"] in terms and "cinco dias" in terms, b["id"], "terms lack a legal fact")
        need("15 dias" in b["privacy"]["bodyMarkdown"] and "13.709/2018" in b["privacy"]["bodyMarkdown"] and c["privacyEmail"] in b["privacy"]["bodyMarkdown"], b["id"], "privacy lacks a legal fact")
        if b["id"] == "linha-matriz":
            need("Não há carrinho" in terms, b["id"], "terms do not say that nothing is sold")


def check_people(d, by_id):
    users = d["users"]
    unique([u["id"] for u in users] + [u["email"] for u in users], "users", "id or e-mail")
    need(Counter(u["role"] for u in users) == {"admin": 1, "representante": 2, "cliente": 4}, "users", "roles")
    codes = {u["representativeCode"] for u in users if u["role"] == "representante"}
    need(len(codes) == 2 and None not in codes, "users", "representative codes")
    for u in users:
        need(u["email"].endswith(".example"), u["id"], "e-mail domain")
        need(set(u["permissions"]) <= PERMISSIONS, u["id"], "permissions")
        need("90000-" in u["phone"], u["id"], "phone is not visibly fictitious")
        need(u["representedByCode"] is None or u["representedByCode"] in codes, u["id"], "representative")
        if u["document"]:
            need((cpf_ok if u["documentType"] == "cpf" else cnpj_ok)(u["document"]), u["id"], "document")
        for a in u["addresses"]:
            need(re.fullmatch(r"\d{8}", a["postalCode"]) and state_of(d["freight"], a["postalCode"]) == a["state"], u["id"], "address " + a["label"])
    need(users[0]["admin"] and set(users[0]["permissions"]) == PERMISSIONS, "users", "the admin has every permission")
    need(any("linha_branca" in u["permissions"] for u in users if u["role"] == "cliente"), "users", "nobody has linha_branca")
    need(any("universidade" in u["permissions"] for u in users if u["role"] == "cliente"), "users", "nobody has universidade")
    coupons = d["coupons"]
    unique([c["code"] for c in coupons], "coupons", "code")
    need(len(coupons) == 5, "coupons", "not five")
    cols, cats = {c["id"] for c in d["collections"]}, {c["slug"] for c in d["categories"]}
    for c in coupons:
        a = c["applicability"]
        need(0 < c["discount"] < 1, c["code"], "discount is not a fraction")
        need(set(a["products"]) <= set(by_id) and set(a["categories"]) <= cats and set(a["collections"]) <= cols, c["code"], "applicability")
        need(a["products"] or a["categories"] or a["collections"], c["code"], "applies to nothing")
        need(c["maxUses"] is None or c["usedCount"] <= c["maxUses"], c["code"], "uses")
    need(any(c["validUntil"] < TODAY for c in coupons), "coupons", "none is expired")
    need(any(c["maxUses"] for c in coupons) and any(c["minimumTotal"] for c in coupons), "coupons", "none is limited or has a minimum")


def state_of(freight, cep):
    return next((r["state"] for r in freight["cepRanges"] if r["from"] <= cep <= r["to"]), None)


NEXT = {"pending_payment": {"approved", "cancelled"}, "approved": {"picking", "cancelled", "refunded"},
        "picking": {"shipped", "cancelled", "refunded"}, "shipped": {"delivered", "refunded"}, "delivered": {"refunded"},
        "cancelled": set(), "refunded": set()}


def check_orders(d, by_id):
    users = {u["id"]: u for u in d["users"]}
    coupons = {c["code"]: c for c in d["coupons"]}
    need(len(d["orders"]) == 25, "orders", "not 25")
    unique([o["number"] for o in d["orders"]], "orders", "number")
    for o in d["orders"]:
        n, user = o["number"], users.get(o["userId"])
        need(user and o["brandId"] in SHOPS, n, "user or brand")
        need(0 < o["createdAgoMinutes"] <= 90 * 1440, n, "age")
        need(o["representativeCode"] == user["representedByCode"], n, "representative does not follow the customer")
        need(0 <= o["shipping"]["addressIndex"] < len(user["addresses"]), n, "address")
        kg = 0
        for i in o["items"]:
            p = by_id.get(i["productId"])
            v = next((v for v in (p or {}).get("variations", []) if v["id"] == i["variationId"]), None)
            if not v:
                fault(n, "item %s" % i)
                continue
            need(i["quantity"] > 0 and o["brandId"] in p["brandIds"], n, p["slug"] + " is not sold there")
            need(p["regulatory"]["saleClass"] != "restrito", n, p["slug"] + " is restricted")
            need(p["regulatory"]["saleClass"] != "receita" or o["prescriptionStatus"] == "approved", n, p["slug"] + " needs a prescription")
            need(not v["visibility"]["buyOnlyLinhaBranca"] or "linha_branca" in user["permissions"], n, v["sku"] + " is for linha branca")
            dims = v["dimensionsCm"]
            kg += i["quantity"] * max(v["shippingWeightGrams"] / 1000, dims["l"] * dims["w"] * dims["h"] / 1e6 * 300)
        service = o["shipping"]["service"]
        need(service in ("transportadora", "retirada") or kg <= 30, n, "%.1f kg by %s" % (kg, service))
        if o["couponCode"]:
            a = coupons[o["couponCode"]]["applicability"]
            need(any(i["productId"] in a["products"] or set(by_id[i["productId"]]["categories"]) & set(a["categories"])
                     or by_id[i["productId"]]["collectionId"] in a["collections"] for i in o["items"]), n, "coupon applies to nothing")
        h = o["history"]
        need(h[0] == {"state": "pending_payment", "afterMinutes": 0, "by": "cliente"} and h[-1]["state"] == o["state"], n, "history ends elsewhere")
        for a, b in zip(h, h[1:]):
            need(b["state"] in NEXT[a["state"]] and b["afterMinutes"] > a["afterMinutes"], n, "step %s to %s" % (a["state"], b["state"]))
        need(h[-1]["afterMinutes"] <= o["createdAgoMinutes"], n, "history lies in the future")
        if o["state"] == "pending_payment":
            need(o["createdAgoMinutes"] < (30 if o["payment"]["method"] == "pix" else 3 * 1440), n, "would have expired")
        need(o["payment"]["method"] in ("pix", "boleto", "credit_card") and o["payment"]["installments"] >= 1, n, "payment")
    need({o["state"] for o in d["orders"]} == set(NEXT), "orders", "not every state is shown")


def quote(freight, v):
    z = next(z["id"] for z in freight["zones"] if v["state"] in z["states"])
    kg = max(v["realKg"], v["cubicMetres"] * freight["cubage"]["kgPerCubicMetre"])
    ceil = lambda x: -int(-x // 1)
    band = next((b for b in freight["bands"] if kg <= b["upToKg"] + 1e-9), None)
    price = band["price"][z] if band else freight["bands"][-1]["price"][z] + ceil(kg - 100) * freight["above100Kg"]["perExtraKg"][z]
    s = freight["surcharges"]
    return (price + int(v["goods"] * s["adValoremRate"] + 0.5)
            + max(int(v["goods"] * s["grisRate"] + 0.5), s["grisMinimum"]) + s["tollPer100Kg"] * ceil(kg / 100))


def check_freight(d):
    f = d["freight"]
    states = [s for z in f["zones"] for s in z["states"]]
    need(len(states) == 27 == len(set(states)), "freight", "zones do not cover the 27 states once")
    need(set(states) == {r["state"] for r in f["cepRanges"]}, "freight", "zones and CEP ranges differ")
    last = ""
    for r in sorted(f["cepRanges"] + f["unassignedCepRanges"], key=lambda r: r["from"]):
        need(last < r["from"] <= r["to"], "freight", "CEP range %s overlaps" % r["from"])
        last = r["to"]
    need(state_of(f, "78900000") is None and state_of(f, "38010000") == "MG", "freight", "CEP lookup")
    for v in f["vectors"]:
        need(quote(f, v) == v["expected"], "freight", "vector %s gives %d" % (v, quote(f, v)))
    for b in f["bands"]:
        need(list(b["price"].values()) == sorted(b["price"].values()), "freight", "a farther zone is cheaper")
    for s in f["services"]:
        need(set(s["businessDays"]) == set("ABCDE") and all(x["min"] <= x["max"] for x in s["businessDays"].values()), "freight", s["id"])
        need(s["carrier"] is None or "fictícia" in s["carrierNote"], "freight", "carrier is not marked as fictitious")


def check_synonyms(d):
    s = d["synonyms"]
    unique([g["id"] for g in s["groups"]], "synonyms", "group")
    for g in s["groups"]:
        need(len(set(g["terms"])) == len(g["terms"]) >= 2, "synonyms", g["id"])
    unique([m["wrong"] for m in s["misspellings"]], "synonyms", "misspelling")
    for m in s["misspellings"]:
        need(m["wrong"] != m["right"] and m["right"], "synonyms", m["wrong"])


def check_language(d):
    for name in FILES:
        if name in ("synonyms", "freight"):
            continue
        for t in portuguese(d[name]):
            m = UNACCENTED.search(t)
            need(not m, name, "unaccented %r in: %s" % (m and m.group(0), t[:80]))
            need(not re.search(r"\b(lorem|todo:|xxx)\b", t, re.I), name, "placeholder in: " + t[:80])
    for name in FILES:
        for t in texts(d[name]):
            need("http" not in t, name, "outside link in: " + t[:80])
            need("  " not in t.replace("\n", " \n") or name in ("posts", "lessons", "brands-content"), name, "double space in: " + t[:80])
            for mail in re.findall(r"[\w.+-]+@[\w.-]+", t):
                need(mail.rstrip(".").endswith(".example"), name, "e-mail " + mail)


def main():
    d = {}
    for name in FILES:
        with open(os.path.join(HERE, "..", "config", "freight.json") if name == "freight" else os.path.join(HERE, name + ".json"), encoding="utf-8") as f:
            raw = f.read()
        d[name] = json.loads(raw)
        need(raw == json.dumps(d[name], ensure_ascii=False, indent=2) + "\n", name, "is not pretty-printed as agreed (indent 2, UTF-8, final newline)")
    by_slug = {p["slug"]: p for p in d["products"]}
    by_id = {p["id"]: p for p in d["products"]}
    check_categories(d)
    check_collections(d, by_slug)
    check_products(d, by_slug)
    check_content(d, by_slug)
    check_brands(d)
    check_people(d, by_id)
    check_orders(d, by_id)
    check_freight(d)
    check_synonyms(d)
    check_language(d)

    p, v = d["products"], [v for x in d["products"] for v in x["variations"]]
    print("files            ", len(FILES))
    for name in FILES:
        if name not in ("freight", "synonyms"):
            print("%-17s" % name, len(d[name]))
    print("by category      ", dict(Counter(c for x in p for c in x["categories"])))
    print("by brand         ", dict(Counter(b for x in p for b in x["brandIds"])))
    print("variations       ", len(v), "| on sale", sum(x["salePrice"] is not None for x in v), "| linha branca only",
          sum(x["visibility"]["buyOnlyLinhaBranca"] for x in v), "| stock 0:", sum(x["stock"] == 0 for x in v), "| stock 1-5:", sum(0 < x["stock"] <= 5 for x in v))
    print("base on sale     ", sum(x["variations"][0]["salePrice"] is not None for x in p))
    print("sale class       ", dict(Counter(x["regulatory"]["saleClass"] for x in p)))
    print("regulatory kind  ", dict(Counter(x["regulatory"]["kind"] for x in p)))
    print("with a dose      ", sum(x["dose"] is not None for x in p))
    print("reviews          ", sum(len(x["reviews"]) for x in p), "own,", sum(len(x["hardcodedReviews"]) for x in p), "imported texts,",
          sum(x["hardcodedReviewsScore"]["totalReviewsCount"] for x in p), "imported scores")
    print("flags            ", {k: sum(bool(x["flags"][k]) for x in p) for k in ("featured", "bestSeller", "newArrival", "flashSaleEndsAt")})
    print("packshot forms   ", dict(Counter(x["packshot"]["form"] for x in p)))
    print("order states     ", dict(Counter(o["state"] for o in d["orders"])))
    print("faq questions    ", sum(len(g["questions"]) for g in d["faq"]))
    print("synonyms         ", len(d["synonyms"]["groups"]), "groups,", len(d["synonyms"]["misspellings"]), "misspellings")
    print("freight vectors  ", len(d["freight"]["vectors"]), "recomputed")
    print()
    for line in faults:
        print("FAULT", line)
    print("%d faults" % len(faults))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
