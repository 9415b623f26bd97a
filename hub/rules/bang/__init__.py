"""BANG! with the Samurai Sword variant by Mico Selva: nobody is sent from the table."""
